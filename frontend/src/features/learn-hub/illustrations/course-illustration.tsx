import businessDevelopment from './business-development.svg';
import eventManagement from './event-management.svg';
import film from './film.svg';
import professionalMarketing from './professional-marketing.svg';
import socialMediaManagement from './social-media-management.svg';

/** Each has what lies behind the sign of a day, the seven signs, and what stands before them. */
const drawings: Readonly<Record<string, string>> = {
  'social-media-management': socialMediaManagement,
  'professional-marketing': professionalMarketing,
  'event-management': eventManagement,
  'business-development': businessDevelopment,
};

interface Props {
  day: number;
  /** For those who cannot see it; without one it is decoration beside words that say it. */
  alt: string;
}

/** The picture of one day of a course; a course that is watched has none. */
export function CourseIllustration({ slug, day, alt }: Props & { slug: string }) {
  const file = drawings[slug];
  return file && <Picture day={day} alt={alt} file={file} parts={['back', `day-${day}`, 'front']} />;
}

/** A phone on its side that plays a film: the picture of the masterclass to watch. */
export const FilmIllustration = () => <Picture day={1} alt="" file={film} parts={['drawing']} />;

const tints = ['--sun', '--forest', '--clay'] as const;

/** The parts of a drawing, on a ground that is tinted by the day; all colours are those of the theme. */
function Picture({ day, alt, file, parts }: Props & { file: string; parts: readonly string[] }) {
  const tint = tints[(day - 1) % tints.length] ?? tints[0];
  return (
    <svg viewBox="0 0 320 200" width="100%" {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <rect width="320" height="200" rx="12" fill={`color-mix(in srgb, var(${tint}) 20%, var(--surface))`} />
      {parts.map((part) => (
        <use key={part} href={`${file}#${part}`} />
      ))}
    </svg>
  );
}
