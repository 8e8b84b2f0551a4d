import { createCache } from '@ant-design/cssinjs';

/** The key prefix of component styles. antd's variables must still be removed with a theme, as the last ones win. */
const OF_A_COMPONENT = 'style%';

/**
 * antd drops a component's styles when its last instance unmounts and computes them again for the next one, which costs
 * 12 ms per decision. This cache keeps them.
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
