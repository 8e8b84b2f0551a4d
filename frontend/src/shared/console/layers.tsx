import { Drawer as AntDrawer, Modal as AntModal, type DrawerProps, type ModalProps } from 'antd';
import { useIsMounted } from '../ui/use-is-mounted';
import { useReturnFocus } from '../ui/use-return-focus';

/** It appears without growing: a hasty click beside a growing dialog would close it. */
export function Modal(props: Omit<ModalProps, 'open'>) {
  useReturnFocus();
  return <AntModal transitionName="ant-fade" {...props} open />;
}

export function Drawer(props: Omit<DrawerProps, 'open'>) {
  useReturnFocus();
  return <AntDrawer {...props} open />;
}

/** Closes the dialog it is called in. An answer that comes after that was closed by hand leaves alone what opened since. */
export function useClose(onClose: () => void): () => void {
  const isOpen = useIsMounted();
  return () => {
    if (isOpen.current) onClose();
  };
}
