declare global {
  interface Window {
    /** Presses before anything listens; gone once they are heard. */
    earlyPresses?: { kept: Event[]; keep(event: Event): void };
  }
}

/**
 * Runs before the first paint. A link, a form and a popover work by themselves; all other buttons need their island, and
 * `data-kept` shows at once that one was pressed. A list or a box shows by itself what was chosen, of which nobody has heard;
 * React takes it back as soon as it draws, so that is kept as well.
 */
export const earlyPressesScript = `(kept=>{
const keep=event=>{
const pressed=event.target.closest?.(event.type=='click'?'button[type=button]:not([popovertarget])':'select,[type=checkbox]');
if(pressed){kept.push(event);pressed.dataset.kept=pressed.type=='checkbox'?pressed.checked:pressed.value}
};
window.earlyPresses={kept,keep};
addEventListener('click',keep,true);
addEventListener('change',keep,true)
})([])`.replaceAll('\n', '');
