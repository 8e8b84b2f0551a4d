import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const availabilityRefusals = defineRefusals(422, 'Not saved', {
  DEPARTMENT_MISSING: { detail: 'Choose at least one department.', field: 'departments' },
  WORK_TYPE_MISSING: { detail: 'Choose at least one kind of work.', field: 'workTypes' },
});
