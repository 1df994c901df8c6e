"""The server: games for people in browsers. It sends views and options, never states."""
