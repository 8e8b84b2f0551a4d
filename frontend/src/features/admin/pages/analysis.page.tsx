export default function AnalysisPage() {
  return null;
}
