/* Items of a bytearray without a detour through Python objects: `board[row + clearing] += 1` is most of what rules do.

   mypyc knows this for bytes alone. native/build.py teaches it these functions; what they do, and the errors that they
   raise, are those of the interpreter. */

#ifndef LAWBOUND_BYTEARRAYS_H
#define LAWBOUND_BYTEARRAYS_H

#include <Python.h>
#include "CPy.h"

static inline Py_ssize_t Lawbound_Place(PyObject *array, CPyTagged index) {
    if (unlikely(!CPyTagged_CheckShort(index))) {
        PyErr_SetString(PyExc_IndexError, "cannot fit 'int' into an index-sized integer");
        return -1;
    }
    Py_ssize_t place = CPyTagged_ShortAsSsize_t(index), size = PyByteArray_GET_SIZE(array);
    if (place < 0)
        place += size;
    if (unlikely(place < 0 || place >= size)) {
        PyErr_SetString(PyExc_IndexError, "bytearray index out of range");
        return -1;
    }
    return place;
}

static inline CPyTagged Lawbound_GetByte(PyObject *array, CPyTagged index) {
    Py_ssize_t place = Lawbound_Place(array, index);
    if (unlikely(place < 0))
        return CPY_INT_TAG;
    return (CPyTagged)(unsigned char)PyByteArray_AS_STRING(array)[place] << 1;
}

static inline int Lawbound_SetByte(PyObject *array, CPyTagged index, CPyTagged value) {
    Py_ssize_t place = Lawbound_Place(array, index);
    if (unlikely(place < 0))
        return -1;
    if (unlikely(value > 255 << 1 || value & 1)) { /* negative and long integers, too, are larger than any byte */
        PyErr_SetString(PyExc_ValueError, "byte must be in range(0, 256)");
        return -1;
    }
    PyByteArray_AS_STRING(array)[place] = (char)(value >> 1);
    return 0;
}

static inline PyObject *Lawbound_CopyBytes(PyObject *array) {
    return PyByteArray_FromStringAndSize(PyByteArray_AS_STRING(array), PyByteArray_GET_SIZE(array));
}

#endif
