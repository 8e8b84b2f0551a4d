/** Replaces the address that the build gives a drawing or a style sheet. */
export default '/assets/drawing.svg';
