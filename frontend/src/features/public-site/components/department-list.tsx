import { Link } from '../../../shared/ui/link';
import { departments } from '../departments';

const DepartmentList = () => (
  <section className="band" aria-labelledby="departments">
    <h2 id="departments" className="band__title">
      Seven departments
    </h2>
    <ul className="departments">
      {departments.map(({ title, Icon }) => (
        <li key={title}>
          <Icon />
          {title}
        </li>
      ))}
    </ul>
    <p>
      <Link to="/for-creator">What each of them does</Link>
    </p>
  </section>
);

export default DepartmentList;
