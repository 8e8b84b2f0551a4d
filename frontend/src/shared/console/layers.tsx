import { Drawer as AntDrawer, Modal as AntModal, type DrawerProps, type ModalProps } from 'antd';
import { useReturnFocus } from './return-focus';

/** A dialog of the console: open as long as it is rendered. */
export function Modal(props: Omit<ModalProps, 'open'>) {
  useReturnFocus();
  return <AntModal {...props} open />;
}

/** A drawer of the console: open as long as it is rendered. */
export function Drawer(props: Omit<DrawerProps, 'open'>) {
  useReturnFocus();
  return <AntDrawer {...props} open />;
}
