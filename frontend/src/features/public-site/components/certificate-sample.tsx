import { usePublicAnswer } from '../../../shared/api/use-public-answer';
import { certificationAfterMonths, unlockThreshold } from '../../../shared/reference-data';
import { PatternStrip } from '../../../shared/ui/pattern-strip';

/** The sample picture is shown only if certificates are switched on. */
export default function CertificateSample() {
  const isIssued = usePublicAnswer('/api/features')?.certificates;
  return (
    <section className="band sample" aria-labelledby="certificate">
      <div className="stack">
        <h2 id="certificate" className="band__title">
          Certificate and recommendation
        </h2>
        <p className="band__lead">
          A certificate that names what you learned and did, and a letter from the people who reviewed your work.
        </p>
        <p>
          They are for Pro creators with {unlockThreshold} points, {certificationAfterMonths} months after their
          approval. {isIssued === false && 'They are not issued yet.'}
        </p>
      </div>
      {isIssued && (
        <div
          className="sample__paper"
          role="img"
          aria-label="A sample of the certificate, with a name, points and a number"
        >
          <PatternStrip />
          <p>Certificate</p>
          <p className="sample__name">Your name</p>
          <p>Creators Internship · {unlockThreshold} points</p>
          <p className="numbers">No. 0000-0000</p>
          <p className="sample__mark">Sample</p>
        </div>
      )}
    </section>
  );
}
