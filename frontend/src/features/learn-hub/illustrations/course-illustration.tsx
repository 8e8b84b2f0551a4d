import businessDevelopment from './business-development.svg';
import eventManagement from './event-management.svg';
import film from './film.svg';
import professionalMarketing from './professional-marketing.svg';
import socialMediaManagement from './social-media-management.svg';

/** Each file has a background, seven signs (one per day) and a foreground. */
const drawings: Readonly<Record<string, string>> = {
  'social-media-management': socialMediaManagement,
  'professional-marketing': professionalMarketing,
  'event-management': eventManagement,
  'business-development': businessDevelopment,
};

interface Props {
  day: number;
  /** The alternative text; empty if the picture is decoration. */
  alt: string;
}

/** The picture of one day of a text course. Video courses have none. */
export function CourseIllustration({ slug, day, alt }: Props & { slug: string }) {
  const file = drawings[slug];
  return file && <Picture day={day} alt={alt} file={file} parts={['back', `day-${day}`, 'front']} />;
}

/** The picture of video courses. */
export const FilmIllustration = () => <Picture day={1} alt="" file={film} parts={['drawing']} />;

const tints = ['--sun', '--forest', '--clay'] as const;

/** The parts of a drawing on a background tinted by the day, in the theme's colours. */
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
