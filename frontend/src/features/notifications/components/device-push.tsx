import { useContactDetails } from '../../../shared/contact/contact-details';
import type { usePush } from '../../../shared/push/use-push';
import { Button } from '../../../shared/ui/button';

const explain = (elsewhere: string) => ({
  on: 'Notices come to this device, also while Sankofa is closed.',
  off: 'Notices that you want on your devices do not come to this one yet.',
  denied: `This browser blocks our notices. Open its settings for this site, beside the address, allow notifications, and load this page again. Until then they ${elsewhere}.`,
  unsupported: `This browser takes no notices while Sankofa is closed; they ${elsewhere} instead. On an iPhone, add Sankofa to the home screen first and open it from there.`,
});

export function DevicePush({ state, isPending, turnOn, turnOff }: ReturnType<typeof usePush>) {
  const { sendsMail } = useContactDetails();
  const explanations = explain(sendsMail ? 'come by e-mail' : 'stand under Notifications');
  return (
    <section className="card stack stack--tight" aria-labelledby="this-device">
      <h2 id="this-device">This device</h2>
      <p role="status">{state && explanations[state]}</p>
      {state === 'off' && (
        <div>
          <Button pending={isPending} onClick={() => void turnOn()}>
            Turn on here
          </Button>
        </div>
      )}
      {state === 'on' && (
        <div>
          <Button kind="secondary" pending={isPending} onClick={() => void turnOff()}>
            Turn off here
          </Button>
        </div>
      )}
    </section>
  );
}
