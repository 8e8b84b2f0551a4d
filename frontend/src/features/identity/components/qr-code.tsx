import { QRCodeSVG } from '@rc-component/qrcode';
import { light } from '../../../shared/theme/palette';

/** Drawn here, as what it says is a secret; dark on light in either theme, as cameras expect it. */
export function QrCode({ text, title }: { text: string; title: string }) {
  return (
    <QRCodeSVG
      className="second-factor__picture"
      value={text}
      title={title}
      size={216}
      marginSize={4}
      fgColor={light.ink}
      bgColor={light.surface}
    />
  );
}
