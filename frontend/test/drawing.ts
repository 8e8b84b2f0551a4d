/** The address of a drawing, in the place of the one that the build gives it. */
export default '/assets/drawing.svg';
