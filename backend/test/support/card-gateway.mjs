// Imitates Paystack for tests and journeys, after https://paystack.com/docs/api/, with a page to pay on.
import { createHmac, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** @param webhookUrl where signed webhooks go; without it they are lost */
export async function startCardGateway({ key, webhookUrl, port = 0 }) {
  const transactions = new Map();
  const asked = [];
  const server = createServer((request, answer) => {
    void serve(request).then(({ status = 200, location, html, body }) => {
      if (location) return answer.writeHead(303, { location }).end();
      if (html) return answer.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      return answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${server.address().port}`;

  async function serve(request) {
    let text = '';
    for await (const part of request) text += part;
    const [, what, ...rest] = new URL(request.url, url).pathname.split('/');
    const reference = decodeURIComponent(rest.at(-1) ?? '');
    if (what === 'pay') return showPage(transactions.get(reference), request.method === 'POST' && text);
    if (request.headers.authorization !== `Bearer ${key}`) return refuse(401, 'Invalid key');
    asked.push(request.url);
    if (what === 'refund') return refund(JSON.parse(text).transaction);
    return rest[0] === 'initialize' ? initialize(JSON.parse(text)) : verify(transactions.get(reference));
  }

  function initialize({ email, amount, currency, reference, callback_url, metadata }) {
    if (!email || !Number.isSafeInteger(amount) || transactions.has(reference))
      return refuse(400, 'Duplicate Transaction Reference');
    const data = {
      id: randomInt(1e9),
      status: 'abandoned',
      reference,
      amount,
      currency,
      metadata: JSON.parse(metadata),
    };
    transactions.set(reference, { ...data, paid_at: null, customer: { email }, callback_url });
    const opened = { authorization_url: `${url}/pay/${reference}`, access_code: reference, reference };
    return { body: { status: true, message: 'Authorization URL created', data: opened } };
  }

  function verify(transaction) {
    if (!transaction) return refuse(404, 'Transaction reference not found.');
    return { body: { status: true, message: 'Verification successful', data: transaction } };
  }

  async function showPage(transaction, pressed) {
    if (!transaction) return refuse(404, 'No such page');
    const { reference, amount, currency, callback_url, metadata } = transaction;
    if (pressed === 'do=cancel') return { location: metadata.cancel_action };
    if (pressed) {
      await pay(reference, { isLost: pressed === 'do=pay-unheard' });
      return { location: `${callback_url}?trxref=${reference}&reference=${reference}` };
    }
    const button = (what, name) => `<button name="do" value="${what}" style="font-size:1.5rem">${name}</button>`;
    return {
      html: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Card gateway</title>
        <h1>Pay ${currency} ${(amount / 100).toFixed(2)}</h1><form method="post">
        ${button('pay', 'Pay')} ${button('pay-unheard', 'Pay, and lose the webhook')} ${button('cancel', 'Cancel')}</form>`,
    };
  }

  async function pay(reference, { isLost = false } = {}) {
    const transaction = transactions.get(reference);
    Object.assign(transaction, { status: 'success', paid_at: new Date().toISOString() });
    if (!isLost) await deliver('charge.success', transaction);
  }

  async function refund(reference) {
    const { amount, currency, customer } = transactions.get(reference);
    const data = { status: 'processed', transaction_reference: reference, refund_reference: String(randomInt(1e9)) };
    await deliver('refund.processed', { ...data, amount: String(amount), currency, customer });
    return { body: { status: true, message: 'Refund has been queued for processing', data } };
  }

  async function deliver(event, data) {
    if (!gateway.webhookUrl) return;
    const body = JSON.stringify({ event, data });
    const signature = createHmac('sha512', key).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    await fetch(gateway.webhookUrl, { method: 'POST', headers, body }).catch(() => undefined);
  }

  const deliverAgain = (reference) => deliver('charge.success', transactions.get(reference));
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  const gateway = { url, webhookUrl, transactions, asked, pay, deliverAgain, refund, close };
  return gateway;
}

const refuse = (status, message) => ({ status, body: { status: false, message } });
