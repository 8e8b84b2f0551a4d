import { useEffect, useState } from 'react';
import { pointsText } from '../../shared/format';
import { shortNameOf } from '../../shared/full-name';
import { saveFile } from '../../shared/save-file';
import { useMember } from '../../shared/session/member';
import { Button } from '../../shared/ui/button';
import { drawMoment } from './draw-moment';

/** A picture of a milestone, or of day 7 without one. */
interface Props {
  milestone?: string;
  points?: number;
}

/** The picture is drawn on this device; others see it only if the member shares it. */
export function SharedPicture({ milestone, points }: Props) {
  const name = shortNameOf(useMember());
  const title = milestone ?? '7 days';
  const line = milestone ? pointsText(points ?? 0) : 'Challenge complete';
  const [picture, setPicture] = useState<{ file: File; url: string }>();
  useEffect(() => {
    let url = '';
    const controller = new AbortController();
    void drawMoment({ title, line, name }).then((blob) => {
      if (controller.signal.aborted) return;
      url = URL.createObjectURL(blob);
      setPicture({
        file: new File([blob], `sankofa-${title.toLowerCase().replace(' ', '-')}.png`, { type: 'image/png' }),
        url,
      });
    });
    return () => {
      controller.abort();
      URL.revokeObjectURL(url);
    };
  }, [title, line, name]);

  if (!picture) return <div className="skeleton moment__picture" role="status" aria-label="Drawing your picture" />;
  const { file, url } = picture;
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] });
  return (
    <>
      <img className="moment__picture" src={url} alt={[name, title, line].join(', ')} />
      <Button kind="sun" large onClick={() => void share(file, canShare)}>
        {canShare ? 'Share your picture' : 'Save your picture'}
      </Button>
    </>
  );
}

/** Saves the file if sharing fails, but not if the member cancels it. */
async function share(file: File, canShare: boolean): Promise<void> {
  try {
    if (canShare) await navigator.share({ files: [file] });
    else saveFile(file.name, file);
  } catch (thrown) {
    if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) saveFile(file.name, file);
  }
}
