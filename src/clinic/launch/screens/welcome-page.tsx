export default function WelcomePage() {
  return <h1 className='text-h3'>Bienvenida</h1>;
}
