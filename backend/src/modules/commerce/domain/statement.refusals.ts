import { commonRefusals, defineRefusals } from '../../../platform/event-sourcing/index.js';

export const statementRefusals = {
  ...commonRefusals,
  ...defineRefusals({
    STATEMENT_NOT_CSV: {
      status: 422,
      title: 'Error importing statement',
      detail: 'This is no CSV file. Save the statement of your bank as CSV, and choose that file.',
      field: 'file',
    },
    STATEMENT_COLUMNS_UNKNOWN: {
      status: 422,
      title: 'Columns not recognised',
      detail: 'Say which column holds the date and which the money that came in.',
      field: 'layout',
    },
    STATEMENT_TOO_LONG: {
      status: 422,
      title: 'Error importing statement',
      detail: 'The statement has {rows} rows. Import at most {max} at once: choose a shorter time at the bank.',
      field: 'file',
    },
    STATEMENT_EMPTY: {
      status: 422,
      title: 'Error importing statement',
      detail: 'No row of this file has a date and money that came in. Check which columns hold them.',
      field: 'layout',
    },
    STATEMENT_ROW_IS_A_PART: {
      status: 409,
      title: 'Error confirming payment',
      detail: 'This row is a part of a payment. Confirm it with the other parts.',
    },
    STATEMENT_ROW_ALREADY_MATCHED: {
      status: 409,
      title: 'Error confirming payment',
      detail: 'A colleague confirmed rows of this statement at the same moment. Look at it again, and go on.',
    },
    STATEMENT_ROW_PAYS_NOTHING: {
      status: 409,
      title: 'Error confirming payment',
      detail: 'This row fits no payment that waits. Look at its claim under Payments.',
    },
    STATEMENT_ACCOUNT_UNKNOWN: {
      status: 422,
      title: 'Error importing statement',
      detail: 'Enter the number of the account that the statement is of: 4 to 34 letters and digits.',
      field: 'account',
    },
  }),
};
