/** Reserves the room of the cards, so that nothing jumps when they load. */
export const DashboardSkeleton = () => (
  <div className="dashboard" role="status" aria-label="Loading your dashboard">
    <div className="skeleton dashboard__large" />
    <div className="dashboard__pair">
      <div className="skeleton dashboard__small" />
      <div className="skeleton dashboard__small" />
    </div>
    <div className="skeleton dashboard__small" />
  </div>
);
