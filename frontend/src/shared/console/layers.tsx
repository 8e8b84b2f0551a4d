import { Drawer as AntDrawer, Modal as AntModal, type DrawerProps, type ModalProps } from 'antd';
import { useReturnFocus } from './return-focus';

/**
 * A dialog of the console: open as long as it is rendered. It appears where it stays, as a hasty click on one that grows
 * into its place goes beside it, and closes it.
 */
export function Modal(props: Omit<ModalProps, 'open'>) {
  useReturnFocus();
  return <AntModal transitionName="ant-fade" {...props} open />;
}

/** A drawer of the console: open as long as it is rendered. */
export function Drawer(props: Omit<DrawerProps, 'open'>) {
  useReturnFocus();
  return <AntDrawer {...props} open />;
}
