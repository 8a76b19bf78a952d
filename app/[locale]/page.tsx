export default function HomePage() {
  return <h1>Candela</h1>;
}
