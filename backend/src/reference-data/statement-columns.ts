/** Headings of bank statements for each column, the most likely first. */
export const statementColumns = {
  date: [
    ...['transaction date', 'trans date', 'txn date', 'tran date', 'date of transaction', 'post date', 'posting date'],
    ...[
      'posted date',
      'entry date',
      'booking date',
      'date',
      'value date',
      'val date',
      'datum',
      'transaction date time',
    ],
  ],
  credit: [
    ...['credit', 'credits', 'credit amount', 'amount credit', 'cr', 'cr amount', 'money in', 'paid in', 'deposit'],
    ...[
      'deposits',
      'deposit amount',
      'pay in',
      'lodgement',
      'lodgements',
      'inflow',
      'received',
      'amount in',
      'krediet',
    ],
  ],
  debit: [
    ...['debit', 'debits', 'debit amount', 'amount debit', 'dr', 'dr amount', 'money out', 'paid out', 'withdrawal'],
    ...['withdrawals', 'withdrawal amount', 'pay out', 'outflow', 'amount out', 'debiet'],
  ],
  amount: [
    ...['amount', 'transaction amount', 'txn amount', 'trans amount', 'value', 'sum', 'bedrag', 'amount ngn'],
    ...['amount zar', 'amount kes', 'amount usd', 'amount in account currency'],
  ],
  direction: [
    ...['dr cr', 'cr dr', 'd c', 'c d', 'debit credit', 'credit debit', 'debit credit indicator', 'sign', 'type'],
    ...['transaction type', 'direction', 'indicator'],
  ],
  reference: [
    ...['reference', 'ref', 'reference number', 'reference no', 'ref no', 'ref number', 'payment reference'],
    ...['transaction reference', 'customer reference', 'their reference', 'transaction id', 'transaction ref'],
    ...['session id', 'cheque no', 'instrument no'],
  ],
  narration: [
    ...['narration', 'description', 'transaction description', 'details', 'transaction details', 'remarks', 'remark'],
    ...['particulars', 'memo', 'narrative', 'transaction narration', 'payment details', 'message', 'beskrywing'],
  ],
  payer: [
    ...['payer', 'payer name', 'sender', 'sender name', 'originator', 'originator name', 'from', 'name'],
    ...['counterparty', 'counterparty name', 'remitter', 'customer name', 'paid by', 'source account name'],
  ],
} as const;
