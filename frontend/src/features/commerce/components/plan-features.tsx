import { plans } from '../../../shared/reference-data';
import { CheckIcon } from '../../../shared/ui/icons';

const PlanFeatures = () => (
  <>
    <p>
      Standard adds post promotions, a business page, team project funding and becoming a moderator. If you only want
      the lessons, the challenge and jobs, you need Basic only. No plan renews by itself.
    </p>
    <div className="plans">
      {plans.map(({ id, name, features }) => (
        <div key={id} className="plan__features">
          <h3>{name}</h3>
          <ul>
            {features.map((feature) => (
              <li key={feature}>
                <CheckIcon />
                {feature}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </>
);

export default PlanFeatures;
