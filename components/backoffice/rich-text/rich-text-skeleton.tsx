/** Takes the place of the editor while it is loading. */
export function RichTextSkeleton() {
  return (
    <div aria-busy="true" className="rounded-control border border-edge bg-sunken/60 light:bg-raised">
      <div className="h-12 border-b border-edge" />
      <div className="min-h-72" />
    </div>
  );
}
