export {
  appraisalPoints,
  challengeDays,
  countries,
  departments,
  genders,
  landingFigures,
  milestones,
  plans,
  registrationDepartments,
  selfRating,
  unlockThreshold,
} from './reference-data.gen.json';
