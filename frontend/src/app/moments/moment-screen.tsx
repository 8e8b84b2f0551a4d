import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { findGreatest } from './find-moments';
import { MomentTexts } from './moment-text';
import { SharedPicture } from './shared-picture';
import { type ShownMoments, useSeen } from './use-seen';
import './moments.css';

/** Fills the screen with the greatest moment; the others stand below it. */
export default function MomentScreen({ moments, onSeen, onClose }: ShownMoments) {
  useSeen({ moments, onSeen });
  const greatest = findGreatest(moments);
  if (!greatest) return null;
  const { milestone, points } = greatest.facts as { milestone?: string; points?: number };
  return (
    <Dialog title={greatest.title} onClose={onClose}>
      <div className="moment-screen">
        <p>{greatest.text}</p>
        <SharedPicture {...(milestone && { milestone, points: points ?? 0 })} />
        <MomentTexts moments={moments.filter((moment) => moment !== greatest)} />
        <Button kind="secondary" large wide onClick={onClose}>
          Go on
        </Button>
      </div>
    </Dialog>
  );
}
