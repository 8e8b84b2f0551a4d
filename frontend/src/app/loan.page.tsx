import { useQuery } from '@tanstack/react-query';
import { LoanView } from '../features/commerce/components/loan-view';
import { kycQuery } from '../features/kyc/api/kyc.query';
import { useMember } from '../shared/session/member';
import { usePageTitle } from '../shared/ui/page-title';

/** Preselects the amount named in the KYC. Staff have no KYC. */
export default function LoanPage() {
  usePageTitle('Loan');
  const isBusiness = useMember().membershipType === 'Business';
  const kyc = useQuery({ ...kycQuery, enabled: isBusiness });
  return <LoanView isAwaited={isBusiness && kyc.isPending} sought={kyc.data?.kycDetails?.loanAmountSought?.amount} />;
}
