import { usePublicAnswer } from '../../../shared/api/use-public-answer';

/** Quotes and partners from VOICES_FILE; empty without it. */
export default function Voices() {
  const { partners = [], quotes = [] } = usePublicAnswer('/api/reference-data')?.voices ?? {};
  return (
    <>
      {quotes.length > 0 && (
        <section className="band" aria-labelledby="quotes">
          <h2 id="quotes" className="band__title">
            In their words
          </h2>
          <ul className="voices">
            {quotes.map(({ text, name }) => (
              <li key={text} className="card">
                <blockquote>{text}</blockquote>
                <p className="soft">{name}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {partners.length > 0 && (
        <section className="band" aria-labelledby="partners">
          <h2 id="partners" className="band__title">
            Our partners
          </h2>
          <ul className="partners">
            {partners.map(({ name, url }) => (
              <li key={name}>
                {url ? (
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
