import { commonRefusals, defineRefusals } from '../../../platform/event-sourcing/index.js';

export const statementRefusals = {
  ...commonRefusals,
  ...defineRefusals(422, 'Error importing statement', {
    STATEMENT_NOT_CSV: {
      detail: 'This is no CSV file. Save the statement of your bank as CSV, and choose that file.',
      field: 'file',
    },
    STATEMENT_TOO_LONG: {
      detail: 'The statement has {rows} rows. Import at most {max} at once: choose a shorter time at the bank.',
      field: 'file',
    },
    STATEMENT_EMPTY: {
      detail: 'No row of this file has a date and money that came in. Check which columns hold them.',
      field: 'layout',
    },
    STATEMENT_ACCOUNT_UNKNOWN: {
      detail: 'Enter the number of the account that the statement is of: 4 to 34 letters and digits.',
      field: 'account',
    },
  }),
  ...defineRefusals(422, 'Columns not recognised', {
    STATEMENT_COLUMNS_UNKNOWN: {
      detail: 'Say which column holds the date and which the money that came in.',
      field: 'layout',
    },
  }),
  ...defineRefusals(409, 'Error confirming payment', {
    STATEMENT_ROW_IS_A_PART: 'This row is a part of a payment. Confirm it with the other parts.',
    STATEMENT_ROW_ALREADY_MATCHED:
      'A colleague confirmed rows of this statement at the same moment. Look at it again, and go on.',
    STATEMENT_ROW_PAYS_NOTHING: 'This row fits no payment that waits. Look at its claim under Payments.',
  }),
};
