export default function GeneratePage() {
  return null;
}
