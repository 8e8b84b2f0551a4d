import { QRCodeSVG } from '@rc-component/qrcode';
import { light } from '../../../shared/theme/palette';

/** Drawn in the browser, as the text is a secret. Dark on light in both themes, as cameras expect. */
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
