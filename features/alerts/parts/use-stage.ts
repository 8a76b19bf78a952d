import { useEffect, useState } from 'react';

/** Where a message can be seen and reached: within the modal that lies on top, since all behind it is inert. */
const topmost = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** Browser only: read in the first render. */
export function useStage(): Element {
  const [stage, setStage] = useState(topmost);
  useEffect(() => {
    const move = () => setStage(topmost);
    stage.addEventListener('close', move);
    return () => stage.removeEventListener('close', move);
  }, [stage]);
  return stage;
}
