import { Around } from './around';
import { ProjectionScreen } from './projection-screen';
import type { Proof } from './proof.logic';
import { Speakers } from './speakers';

/** A figure of an experience, drawn: metres mean little without a person beside them. */
export function ProofDrawing({ proof, name }: { proof: Proof; name: string }) {
  if (proof.kind === 'screen') return <ProjectionScreen {...proof} name={name} />;
  if (proof.kind === 'around') return <Around {...proof} />;
  return <Speakers {...proof} />;
}
