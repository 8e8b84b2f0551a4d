import { createCache } from '@ant-design/cssinjs';

/** As Ant Design names them. Its variables must still go with a theme, as the last ones in the page win. */
const OF_A_COMPONENT = 'style%';

/**
 * Ant Design forgets the styles of a component when the last one of its kind leaves the page, and computes them anew
 * for the next: 12 ms of each decision. Here they stay.
 */
export function createLastingStyles(): ReturnType<typeof createCache> {
  const styles = createCache();
  const update = styles.opUpdate.bind(styles);
  styles.opUpdate = (key, next) => {
    const kept = key.startsWith(OF_A_COMPONENT) ? styles.opGet(key) : null;
    update(key, (before) => next(before) ?? kept);
  };
  return styles;
}
