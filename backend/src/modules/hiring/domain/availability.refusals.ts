import { defineRefusals } from '../../../platform/event-sourcing/index.js';

const title = 'Not saved';

export const availabilityRefusals = defineRefusals({
  DEPARTMENT_MISSING: { status: 422, title, detail: 'Choose at least one department.', field: 'departments' },
  WORK_TYPE_MISSING: { status: 422, title, detail: 'Choose at least one kind of work.', field: 'workTypes' },
});
