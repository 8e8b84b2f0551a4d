import { FlagIcon } from '../../../shared/ui/feature-icons';
import { CourseIllustration } from '../illustrations/course-illustration';
import type { TextLesson as Lesson } from '../lessons/lesson';

export function TextLesson({ slug, lesson }: { slug: string; lesson: Lesson }) {
  const { day, what, why, how, exercise, illustration } = lesson;
  return (
    <>
      <figure className="lesson__picture">
        <CourseIllustration slug={slug} day={day} alt={illustration.alt} />
        <figcaption className="soft">{illustration.caption}</figcaption>
      </figure>
      <section className="stack stack--tight">
        <h3>What it is</h3>
        <p>{what}</p>
      </section>
      <section className="stack stack--tight">
        <h3>Why it matters</h3>
        <p>{why}</p>
      </section>
      <section className="stack stack--tight">
        <h3>How to do it</h3>
        <ol className="lesson__steps">
          {how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className="notice notice--waiting">
        <FlagIcon />
        <div className="stack stack--tight">
          <h3>Try it today</h3>
          <p>{exercise}</p>
        </div>
      </section>
    </>
  );
}
