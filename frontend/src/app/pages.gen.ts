// Written by npm run generate.
export const publicPaths = [
  "/",
  "/for-creator",
  "/for-business",
  "/program-application-fee",
  "/contact",
  "/forgot-password",
  "/reset-password",
  "/login",
  "/register"
] as const;
export const memberPaths = [
  "/dashboard",
  "/profile",
  "/profile/edit",
  "/profile/devices",
  "/profile/second-factor",
  "/profile/your-data",
  "/notifications",
  "/approval-gate",
  "/afro-wallet",
  "/appraisals",
  "/learn",
  "/learn/:topicSlug",
  "/points",
  "/opportunities",
  "/join-live-projects",
  "/team-projects",
  "/freelance-gigs",
  "/certification",
  "/kyc",
  "/growth-tools",
  "/orders",
  "/hire-interns",
  "/loan",
  "/admin/*"
] as const;
export const consolePaths = [
  "/admin/profiles",
  "/admin/kyc",
  "/admin/payments",
  "/admin/orders",
  "/admin/appraisals",
  "/admin/hire-requests",
  "/admin/growth-tools",
  "/admin/generate",
  "/admin/analysis",
  "/admin/loans",
  "/admin/history",
  "/admin/proof",
  "/admin/personal-data",
  "/admin/operations"
] as const;
