import { useQuery } from '@tanstack/react-query';
import { Checkbox, Skeleton } from 'antd';
import { useState } from 'react';
import { Facts } from '../../../shared/console/facts';
import { Modal } from '../../../shared/console/layers';
import { LimitedText } from '../../../shared/console/limited-text';
import { nameOf } from '../../../shared/console/person';
import { useMemberCommand } from '../../../shared/console/use-member-command';
import { dateTime } from '../../../shared/format';
import { certificationAfterMonths, unlockThreshold } from '../../../shared/reference-data';
import { useKeptWords } from '../../../shared/session/use-kept-words';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { certificateOfQuery } from '../api/certificate.query';
import type { ListedMember } from '../api/members.query';
import { revokeCertificate } from '../api/revoke-certificate.mutation';

export function CertificateDialog({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const { data, error, refetch } = useQuery(certificateOfQuery(member.userId));
  const { words: reason, write, close } = useKeptWords(`revocation-${member.userId}`, onClose);
  const [mayIssueAgain, setMayIssueAgain] = useState(false);
  const texts = { done: 'CERTIFICATE_REVOKED', failed: 'CERTIFICATE_NOT_REVOKED' } as const;
  const { run, isPending } = useMemberCommand(revokeCertificate, texts, close, ['certificates', 'timeline']);
  const certificate = data?.certificate;
  const number = certificate?.status === 'valid' ? certificate.number : undefined;
  return (
    <Modal
      title={`Certificate of ${nameOf(member)}`}
      okText="Revoke"
      okButtonProps={{ danger: true, loading: isPending }}
      footer={number ? undefined : null}
      onOk={() => number && void run({ number, mayIssueAgain, reason: reason.trim() || undefined })}
      onCancel={close}
    >
      {error && !data && <LoadFailure what="the certificate" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton active title={false} />}
      {data && !certificate && (
        <p>
          None was issued. Creators issue it themselves under Certification, with Pro, {unlockThreshold} points, and{' '}
          {certificationAfterMonths} months after their approval.
        </p>
      )}
      {certificate && (
        <div className="stack">
          <Facts
            of={[
              [
                'Number',
                <a href={`/verify/${certificate.number}`} target="_blank" rel="noreferrer">
                  {certificate.number}
                </a>,
              ],
              ['Name', certificate.name],
              ['Issued', certificate.issuedAt && dateTime(certificate.issuedAt)],
              ['Revoked', certificate.revokedAt && dateTime(certificate.revokedAt)],
              ['Reason', certificate.reason],
              [
                'Another one',
                certificate.revokedAt && (certificate.mayIssueAgain ? 'May be issued' : 'Not to be issued'),
              ],
            ]}
          />
          {number && (
            <>
              <p>Its page says at once that it is revoked. That cannot be undone.</p>
              <LimitedText label="Reason (optional, the member sees it)" rows={3} value={reason} onChange={write} />
              <Checkbox checked={mayIssueAgain} onChange={({ target }) => setMayIssueAgain(target.checked)}>
                The member may have another one issued, such as with the right name
              </Checkbox>
            </>
          )}
        </div>
      )}
    </Modal>
  );
}
