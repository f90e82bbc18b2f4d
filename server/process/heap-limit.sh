# Prints the limit of V8's heap in MB: half of the container's memory, divided among WEB_CONCURRENCY processes, from
# 128 to 512; without a container 512. The other half is for code, native memory and the processes that convert pictures.
# The argument is the folder of control groups, for tests.
least=128
most=512
groups=${1:-/sys/fs/cgroup}

limit=
for file in "$groups/memory.max" "$groups/memory/memory.limit_in_bytes"; do
  if [ -r "$file" ]; then
    limit=$(cat "$file")
    break
  fi
done
case $limit in
  '' | *[!0-9]*) limit=$((most * 2 * 16 * 1048576)) ;;
esac
# As the server reads it: what is no number counts as 1, more than 16 as 16.
case ${WEB_CONCURRENCY:-1} in
  *[!0-9]* | 0*) processes=1 ;;
  [1-9] | 1[0-6]) processes=${WEB_CONCURRENCY:-1} ;;
  *) processes=16 ;;
esac

share=$((limit / 1048576 / 2 / processes))
if [ "$share" -lt "$least" ]; then
  share=$least
fi
if [ "$share" -gt "$most" ]; then
  share=$most
fi
echo "$share"
