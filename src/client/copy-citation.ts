/** Where the browser can write to the clipboard, a citation gets a button; without it, it is a line to be marked. */
const citations = document.querySelectorAll<HTMLElement>('.citation');

function addButton(citation: HTMLElement): void {
  if (citation.querySelector('button') !== null) return;
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy' });
  button.addEventListener('click', () => void copy(citation, button));
  citation.append(button);
}

/** The block's words, where they stand, and a whole address. */
async function copy(citation: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const words = citation.parentElement?.querySelector('.words')?.cloneNode(true) as HTMLElement | undefined;
  words?.querySelector('.number')?.remove();
  const source = citation.querySelector('span')?.textContent ?? '';
  const link = citation.querySelector('a')?.href ?? location.href;
  await navigator.clipboard.writeText(`“${words?.textContent.trim() ?? ''}”\n${source}\n${link}`);
  button.textContent = 'Copied';
}

if ('clipboard' in navigator) citations.forEach(addButton);
