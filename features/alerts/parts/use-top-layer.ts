import { useEffect, useState } from 'react';

/** Where a message can be seen and reached: within the modal that lies on top, since all behind it is inert. */
const findTopLayer = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** Browser only: read in the first render. */
export function useTopLayer(): Element {
  const [stage, setStage] = useState(findTopLayer);
  useEffect(() => {
    const move = () => setStage(findTopLayer);
    stage.addEventListener('close', move);
    return () => stage.removeEventListener('close', move);
  }, [stage]);
  return stage;
}
