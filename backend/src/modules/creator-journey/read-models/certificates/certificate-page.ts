import { renderSVG } from 'uqr';
import { Html, html, htmlDay } from '../../../../platform/http/html-page.js';
import { programmeMonths } from '../../../../reference-data/index.js';
import type { CertificateRow } from './certificates.row.js';

const form = (typed: string): Html => html`<form action="/verify">
<label for="number">Number of the certificate</label>
<input id="number" name="number" value="${typed}" required maxlength="40" autocomplete="off" placeholder="C7DX-9K4M-TRQ2">
<button>Check</button>
</form>`;

export const checkPage = (): Html => html`<h1>Check a certificate</h1>
<p>The number stands at the foot of the certificate, beside the picture to scan.</p>
${form('')}`;

export const unknownPage = (typed: string): Html => html`<p class="state state-bad">Unknown</p>
<h1>We gave out no certificate with this number</h1>
<p>Compare it character by character. Numbers hold no vowels, and none of 0, 1, 5 and 6.</p>
${form(typed)}`;

/** Only a valid number looks like a certificate, on the screen and on paper. */
export function certificatePage(certificate: CertificateRow, address: string): Html {
  const { id: number, name, revokedAt, withdrawnAt } = certificate;
  if (withdrawnAt)
    return html`<p class="state state-past">No longer shown</p>
<h1>Certificate <span class="number">${number}</span></h1>
<p>We gave out this number, and no longer keep what its certificate said. So we can neither confirm nor deny it. That speaks for nobody and against nobody.</p>`;
  if (revokedAt)
    return html`<p class="state state-bad">Revoked</p>
<h1>Certificate <span class="number">${number}</span></h1>
<p>It was issued to <bdi>${name}</bdi> on ${htmlDay(certificate.issuedAt)} and revoked on ${htmlDay(revokedAt)}. It counts no longer.</p>`;
  return html`<p class="state screen">Valid</p>
<article class="certificate">
${proofOfWork(certificate)}
<figure>${new Html(renderSVG(address, { border: 2 }))}<figcaption>Check it at<br>${address}</figcaption></figure>
</article>
<section class="screen">
<p>Print this page from the menu of your browser, on A4 in landscape.</p>
<p><a href="/api/certificates/${number}/document">Download the signed document</a>. With it and the public key of our seals, anybody can check the name without this page.</p>
</section>`;
}

const proofOfWork = ({ id, name, points, startedAt, finishedAt, issuedAt }: CertificateRow): Html => html`<div>
<p>Certificate</p>
<h1><bdi>${name}</bdi></h1>
<p>took part in the Creators Internship of Sankofa, ${programmeMonths} months of practical work, and earned <strong>${points} points</strong> for what people reviewed.</p>
<dl>
<div><dt>Programme</dt><dd>${htmlDay(startedAt)} to ${htmlDay(finishedAt)}</dd></div>
<div><dt>Issued</dt><dd>${htmlDay(issuedAt)}</dd></div>
<div><dt>Number</dt><dd>${id}</dd></div>
</dl>
</div>`;
