interface Props {
  /** The address of a drawing, which takes its colours from the theme of the page. */
  file: string;
  height?: number;
  label: string;
}

export const HeroPicture = ({ file, height = 440, label }: Props) => (
  <svg className="hero__picture" viewBox={`0 0 560 ${height}`} role="img" aria-label={label}>
    <use href={`${file}#drawing`} />
  </svg>
);
