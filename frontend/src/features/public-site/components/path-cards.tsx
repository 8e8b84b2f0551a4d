import { LinkButton } from '../../../shared/ui/button';
import { CheckIcon } from '../../../shared/ui/icons';
import { paths } from '../landing-copy';

export const PathCards = () => (
  <section className="band" aria-labelledby="paths">
    <h2 id="paths" className="band__title">
      Two ways in
    </h2>
    <div className="paths">
      {paths.map(({ id, title, lead, points, action, to }) => (
        <article key={id} className={id === 'creators' ? 'path path--creators on-night' : 'path path--businesses'}>
          <h3>{title}</h3>
          <p className="path__lead">{lead}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon />
                {point}
              </li>
            ))}
          </ul>
          <LinkButton to={to} kind={id === 'creators' ? 'sun' : 'primary'}>
            {action}
          </LinkButton>
        </article>
      ))}
    </div>
  </section>
);
