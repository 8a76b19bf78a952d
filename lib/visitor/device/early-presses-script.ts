declare global {
  interface Window {
    /** Presses before anything listens; gone once they are heard. */
    earlyPresses?: { kept: Event[]; keep(event: Event): void };
  }
}

/**
 * Runs before the first paint. A link, a form and a popover work by themselves; all other buttons need their island, and
 * `data-kept` shows at once that one was pressed. A list, a box or a field shows by itself what was chosen or typed, of which
 * nobody has heard. The tick of a box is taken back as soon as React wakes up, so that it is kept as well.
 */
export const earlyPressesScript = `(kept=>{
const of={click:'button[type=button]:not([popovertarget])',change:'select,[type=checkbox]',input:'input:not([type=checkbox],[type=radio],[type=file])'};
const keep=event=>{
const pressed=event.target.closest?.(of[event.type]);
if(pressed){kept.push(event);pressed.dataset.kept=pressed.checked??''}
};
window.earlyPresses={kept,keep};
for(const type in of)addEventListener(type,keep,true)
})([])`.replaceAll('\n', '');
