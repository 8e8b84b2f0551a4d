/** Replaces the address that the build gives a drawing. */
export default '/assets/drawing.svg';
