import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { money } from '../../../shared/format';
import { growthTools } from '../../../shared/reference-data';
import { Button } from '../../../shared/ui/button';
import { ExternalIcon, ListIcon, ShieldIcon, UsersIcon } from '../../../shared/ui/feature-icons';
import { type Icon, icon } from '../../../shared/ui/icons';
import { toast } from '../../../shared/ui/toast';
import { useNavigateIfMounted } from '../../../shared/ui/use-navigate-if-mounted';
import { type NewOrder, placeOrder } from '../api/place-order.mutation';

const BusinessCardIcon = icon(
  'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM6.2 11a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0zM5.5 15c.5-1.2 1.4-1.8 2.5-1.8s2 .6 2.5 1.8M13.5 10.5H18M13.5 14H17',
);

/** Icons by the tool's name in the catalogue. */
const toolIcons: Record<string, Icon | undefined> = {
  'Business Cards': BusinessCardIcon,
  'Flier Prints': ListIcon,
  'Social Media Setup': UsersIcon,
  'Basic Website Design': ExternalIcon,
  'Govt. Required Licenses': ShieldIcon,
};

type ToolName = NewOrder['toolName'];

export function ToolCatalogue() {
  const { ordering, order } = useOrder();
  return (
    <section className="stack" aria-labelledby="catalogue">
      <h2 id="catalogue">Order a tool</h2>
      <ul className="card-grid">
        {growthTools.map(({ name, unit, price, description }) => {
          const ToolIcon = toolIcons[name];
          return (
            <li key={name} className="card tool">
              <span className="icon-tile">{ToolIcon && <ToolIcon />}</span>
              <div>
                <h3>{name}</h3>
                {unit && <p className="soft">{unit}</p>}
              </div>
              <p className="tool__text">{description}</p>
              <div className="tool__order">
                <p className="tool__price numbers">{money(price)}</p>
                <Button
                  pending={ordering === name}
                  aria-label={`Order ${name} for ${money(price)}`}
                  onClick={() => void order(name as ToolName)}
                >
                  {ordering === name ? 'Ordering…' : 'Order'}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useOrder() {
  const [ordering, setOrdering] = useState<ToolName>();
  const navigate = useNavigateIfMounted();
  const { run } = useCommand(placeOrder, {
    touches: ['orders'],
    onDone: (_, { toolName }) => {
      toast('ORDER_PLACED', { tool: toolName });
      navigate('/orders');
    },
    onFailed: ({ status }) => {
      if (status === 401) toast('ORDER_NEEDS_SIGN_IN');
      setOrdering(undefined);
    },
    failed: ({ status }) => (status === 401 ? undefined : 'ORDER_FAILED'),
  });

  const order = async (toolName: ToolName) => {
    if (ordering) return;
    setOrdering(toolName);
    await run({ toolName });
  };
  return { ordering, order };
}
