export default function Page() {
  return <h1>Candela</h1>;
}
