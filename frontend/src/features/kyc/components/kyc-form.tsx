import { loanChoices, loanHint } from '../../../shared/loan-choices';
import { phoneHints } from '../../../shared/phone/phone';
import { businessCategories, businessTypes, growthTools } from '../../../shared/reference-data';
import { useMember } from '../../../shared/session/member';
import { CheckboxesField } from '../../../shared/ui/form/choice-fields';
import { sameChoices } from '../../../shared/ui/form/choices';
import { SelectField, TextAreaField, TextField } from '../../../shared/ui/form/inputs';
import { SubmitButton } from '../../../shared/ui/form/submit-button';
import { toastInvalid } from '../../../shared/ui/form/toast-invalid';
import { useCommandForm } from '../../../shared/ui/form/use-command-form';
import type { Kyc } from '../api/kyc.query';
import { submitKyc } from '../api/submit-kyc.mutation';
import { checkKyc, fieldNames, missingFields, startingValues, toSubmission } from '../kyc-values';

const tools = sameChoices(growthTools.map(({ name }) => name));

/** The name of the draft for the next submission. */
export const draftOf = (attempts: number): string => `kyc-${attempts}`;

export function KycForm({ kyc }: { kyc: Kyc }) {
  const { form, bind, submit, sending } = useKycForm(kyc);
  return (
    <form ref={form} className="kyc-form" noValidate onSubmit={submit}>
      <BusinessFields bind={bind} />
      <ContactFields bind={bind} />
      <GrowthFields bind={bind} />
      <SubmitButton large wide {...sending}>
        {kyc.status === 'new' ? 'Submit for review' : 'Resubmit for review'}
      </SubmitButton>
    </form>
  );
}

type Fields = Pick<ReturnType<typeof useKycForm>, 'bind'>;

const BusinessFields = ({ bind }: Fields) => (
  <section className="card form" aria-labelledby="kyc-business">
    <h2 id="kyc-business">Your business</h2>
    <TextField
      label={fieldNames.legalBusinessName}
      hint="Creators whom you ask see it once you are verified."
      autoComplete="organization"
      {...bind('legalBusinessName')}
    />
    <TextAreaField
      label={fieldNames.businessAddress}
      autoComplete="street-address"
      rows={2}
      {...bind('businessAddress')}
    />
    <div className="form__pair">
      <SelectField
        label={fieldNames.businessCategory}
        optional
        placeholder="Choose a category"
        choices={sameChoices(businessCategories)}
        {...bind('businessCategory')}
      />
      <SelectField
        label={fieldNames.businessType}
        optional
        placeholder="Choose a type"
        choices={sameChoices(businessTypes)}
        {...bind('businessType')}
      />
    </div>
    <TextField
      label={fieldNames.staffCount}
      optional
      hint="A whole number. Count yourself."
      inputMode="numeric"
      autoComplete="off"
      {...bind('staffCount')}
    />
  </section>
);

function ContactFields({ bind }: Fields) {
  const { country } = useMember();
  const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', hint: phoneHints[country ?? ''] } as const;
  return (
    <section className="card form" aria-labelledby="kyc-contact">
      <h2 id="kyc-contact">How we reach you</h2>
      <div className="form__pair">
        <TextField label={fieldNames.contactPhone} {...phone} {...bind('contactPhone')} />
        <TextField label={fieldNames.whatsappNumber} {...phone} {...bind('whatsappNumber')} />
      </div>
      <TextField
        label={fieldNames.socialMedia}
        optional
        hint="A page or a handle where your customers find you."
        autoComplete="off"
        {...bind('socialMedia')}
      />
    </section>
  );
}

function GrowthFields({ bind }: Fields) {
  const { country } = useMember();
  return (
    <section className="card form" aria-labelledby="kyc-growth">
      <h2 id="kyc-growth">What would help you grow</h2>
      <SelectField
        label={fieldNames.loanAmountSought}
        optional
        placeholder="Choose an amount"
        hint={loanHint(country)}
        choices={loanChoices}
        {...bind('loanAmountSought')}
      />
      <CheckboxesField
        label={fieldNames.neededTools}
        optional
        hint="We look into each one for you."
        choices={tools}
        {...bind('neededTools')}
      />
    </section>
  );
}

function useKycForm({ kycDetails, attempts }: Kyc) {
  const { country } = useMember();
  return useCommandForm({
    draft: draftOf(attempts.length),
    startingValues: startingValues(kycDetails),
    check: (values) => checkKyc(values, country ?? ''),
    onInvalid: (_, values) => toastInvalid(missingFields(values)),
    toInput: toSubmission,
    send: submitKyc,
    touches: ['kyc', 'profile'],
    done: 'KYC_SUBMITTED',
    failed: 'KYC_NOT_SUBMITTED',
  });
}
